"""Ad servers to rehearse with: python3 Examples/rehearsal all."""

import sys

if sys.version_info < (3, 11):
    sys.exit("rehearsal: this needs Python 3.11 or newer")

from rehearsal.program import main

main()
