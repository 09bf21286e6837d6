from adpipe import wire


@wire.message
class Tick:
    n: int


wire.describe(Tick, n=("n", wire.PLAIN))

TICK = wire.Message(Tick)
