"""Sessions, pods and tracking of the pod server."""

import re
import unittest
import xml.etree.ElementTree as ET
from urllib.parse import quote

from .podding import LINEAR, NETWORK, NOW, PodCase, place


class SessionTests(PodCase):
    def test_a_session_has_all_that_a_player_needs(self) -> None:
        answer = self.open(cust_params="section=sport&team=a%20b")
        self.assertRegex(answer["stream_id"], r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:TUL$")
        self.assertEqual(answer["manifest_format"], "hls")
        self.assertEqual(answer["polling_frequency"], 10)
        self.assertTrue(answer["media_verification_url"].endswith("/media/"))
        (session,) = self.server.list("sessions")
        self.assertEqual(session["targeting"], {"cust_params": "section=sport&team=a%20b"})
        self.assertEqual(self.mistakes(), [])

    def test_the_same_seed_opens_the_same_sessions(self) -> None:
        first = [self.open()["stream_id"] for _ in range(2)]
        self.server.reset()
        self.assertEqual([self.open()["stream_id"] for _ in range(2)], first)
        self.assertEqual(len(set(first)), 2)

    def test_parameters_may_be_json(self) -> None:
        path = f"/ssai/pods/api/v1/{place('live')}/stream?manifest-type=dash&api-key=k"
        answer = self.server.post(path, {"targeting_parameters": {"iu": "/1/a"}})
        self.assertEqual(answer.json()["manifest_format"], "dash")
        self.assertEqual(self.server.list("sessions")[0]["targeting"], {"iu": "/1/a"})

    def test_a_refusal_has_no_body_and_its_reason_is_kept(self) -> None:
        self.blamed(self.register("none"), 404, "there is no live stream none")
        wrong = "/ssai/pods/api/v1/network/7/custom_asset/live/stream"
        self.blamed(self.server.ask(wrong, b""), 404, "there is no network 7")
        path = f"/ssai/pods/api/v1/{place('live')}/stream"
        self.blamed(self.server.get(path), 405, "asked by POST")
        self.blamed(self.server.ask(path, b"a", Content_Type="text/plain"), 415, "must be")
        self.blamed(self.server.post(path, [1]), 400, "an object of texts")
        self.blamed(self.register("live", "?manifest-type=x"), 400, "must be hls or dash")
        self.blamed(self.server.get("/linear/x"), 404, "nothing is served there")
        self.assertEqual(self.server.list("requests")[-1]["why"], self.mistakes()[-1])

    def test_what_is_encoded_too_often_is_noted(self) -> None:
        self.open(cust_params="customID%3D7%26b%3D1")
        self.assertEqual(self.mistakes(), [])
        self.open(cust_params="customID%253D7")
        self.assertEqual(len(self.mistakes()), 1)

    def test_an_update_replaces_everything(self) -> None:
        session = self.open(iu="/1/a", a="1")
        self.assertEqual(self.server.post(session["session_update_url"], {"b": "2"}).status, 200)
        told = self.server.list("sessions")[0]
        self.assertEqual((told["targeting"], told["updates"]), ({"b": "2"}, 1))

    def test_a_film_is_registered_in_json_and_ends(self) -> None:
        path = f"/ondemand/pods/api/v1/network/{NETWORK}/stream_registration"
        answer = self.server.post(path, {"targeting_parameters": {}, "cmsid": "1", "vid": "2"})
        told = answer.json()
        self.assertEqual(answer.status, 201)
        self.assertEqual(told["valid_for"], "2h0m0.000s")
        self.assertEqual(told["valid_until"], "2026-05-01T14:00:00.000Z")
        form = self.server.ask(path, b"a=b", Content_Type="application/x-www-form-urlencoded")
        self.blamed(form, 415, "must be application/json")
        self.assertEqual(self.server.get(told["metadata_url"]).status, 200)
        self.server.ask("/clock?ms=7200000", b"")
        self.blamed(self.server.get(told["metadata_url"]), 404, "or it is over")


class ManifestTests(PodCase):
    def test_a_pod_is_filled_with_ads_and_slate(self) -> None:
        session = self.open("two")
        manifest = self.hls(session, "ad_break_id/mid-roll-1", "two", pd="13000").body.decode()
        self.assertEqual(manifest.count("#EXT-X-STREAM-INF"), 2)
        (url, *_) = re.findall(r"^http.*$", manifest, re.M)
        rendition = self.server.get(url).body.decode()
        durations = [float(text) for text in re.findall(r"#EXTINF:([\d.]+)", rendition)]
        self.assertEqual(durations, [5, 5, 3])
        self.assertEqual(rendition.count("#EXT-X-DISCONTINUITY"), 2)
        segment = self.server.get(re.findall(r"^http.*$", rendition, re.M)[0])
        self.assertEqual(segment.status, 302)
        self.assertEqual(self.server.get(segment.headers["Location"]).body[:1], b"G")
        metadata = self.server.get(session["metadata_url"]).json()
        self.assertEqual([ad["slate"] for ad in metadata["ads"].values()], [False, False, True])
        self.assertEqual(
            metadata["ad_breaks"], {"mid-roll-1": {"type": "mid", "duration": 13.0, "ads": 2}}
        )

    def test_what_a_request_lacks_is_said(self) -> None:
        session = self.open()
        path = f"{LINEAR}/hls/{place('live')}/pod/1.m3u8"
        self.blamed(self.server.get(path + "?pd=1"), 400, "stream_id is missing")
        self.blamed(self.server.get(path + "?pd=1&stream_id=x"), 404, "there is no session x")
        self.blamed(self.hls(session, pd="1.5"), 400, "pd=1.5 must be milliseconds")
        self.blamed(self.hls(session, asset="two"), 404, "the session is of live")
        self.blamed(self.hls(session, "pod/one"), 404, "nothing is served there")
        stream = quote(session["stream_id"])
        self.blamed(self.server.get(f"{path}?stream_id={stream}"), 400, "pd is missing")
        self.assertEqual(self.hls(session, "ad_break_id/BREAK_1").status, 200)
        self.assertIn("the break id BREAK_1 must be", self.mistakes()[-1])

    def test_dash_has_the_session_in_its_path_and_media_ids_as_events(self) -> None:
        session = self.open()
        stream = quote(session["stream_id"], safe="")
        path = f"{LINEAR}/dash/{place('live')}/stream/{stream}/pod/1/manifest.mpd?pd=30000"
        root = ET.fromstring(self.server.get(path).body)
        space = "{urn:mpeg:dash:schema:mpd:2011}"
        self.assertEqual(len(root.findall(f"{space}Period")), 3)
        events = [event.get("messageData") for event in root.iter(f"{space}Event")]
        self.assertIn(self.media("start")[0], events)
        starts = [one.get("startNumber") for one in root.iter(f"{space}SegmentTemplate")]
        self.assertEqual(starts, ["0", "2", "4"])
        self.blamed(self.server.get(path + f"&stream_id={stream}"), 400, "into the path for DASH")

    def test_a_session_is_forgotten_in_its_time(self) -> None:
        session = self.open("short")
        self.server.ask("/clock?ms=59999", b"")
        self.assertEqual(self.hls(session, asset="short").status, 200)
        self.server.ask("/clock?ms=1", b"")
        self.blamed(self.hls(session, asset="short"), 404, "or it is over")


class TrackingTests(PodCase):
    def test_media_ids_begin_with_the_prefixes_of_metadata(self) -> None:
        session = self.open()
        self.hls(session)
        tags = self.server.get(session["metadata_url"]).json()["tags"]
        for kind in ("start", "firstquartile", "midpoint", "thirdquartile", "complete", "progress"):
            for media in self.media(kind):
                (prefix,) = [prefix for prefix in tags if media.startswith(prefix)]
                self.assertEqual(tags[prefix]["type"], kind)
                self.assertEqual(tags[prefix]["ad_break_id"], "pod-1")
                self.assertNotEqual(prefix, media)

    def test_metadata_may_come_late(self) -> None:
        session = self.open("late")
        self.hls(session, asset="late")
        self.assertEqual(self.server.get(session["metadata_url"]).json()["tags"], {})
        self.server.ask("/clock?ms=5000", b"")
        self.assertNotEqual(self.server.get(session["metadata_url"]).json()["tags"], {})

    def test_each_media_id_is_verified_once_and_progress_never(self) -> None:
        session = self.open()
        self.hls(session)
        start, progress = self.media("start")[0], self.media("progress")[0]
        self.assertEqual(self.ping(session, start), 202)
        self.assertEqual(self.mistakes(), [])
        for media, words in (
            (start, "was verified before"),
            (progress, "is progress, which is not verified"),
            (self.media("midpoint")[0][:-9], "is a prefix"),
            (self.media("midpoint")[0] + "x", "stands nowhere in the pod"),
            ("google_0", "begins with no prefix"),
        ):
            self.assertEqual(self.ping(session, media), 404)
            self.assertIn(words, self.mistakes()[-1])
        told = self.server.list("verified", stream=quote(session["stream_id"]))
        self.assertEqual([one["status"] for one in told], [202] + [404] * 5)
        self.assertEqual(told[0]["type"], "start")

    def test_what_somebody_else_told_is_a_conflict_and_done(self) -> None:
        session = self.open("conflict")
        self.hls(session, asset="conflict")
        start = self.media("start")[0]
        self.assertEqual([self.ping(session, start) for _ in range(2)], [409, 404])

    def test_a_stream_meets_its_faults_and_recovers(self) -> None:
        self.assertEqual(self.register("shaky").status, 503)
        session = self.open("shaky")
        statuses = [self.server.get(session["metadata_url"]).status for _ in range(2)]
        self.assertEqual(statuses, [500, 200])
        self.assertEqual([self.hls(session, asset="shaky").status for _ in range(2)], [404, 200])
        start = self.media("start")[0]
        self.assertEqual([self.ping(session, start) for _ in range(2)], [500, 202])
        self.assertEqual(self.mistakes(), [])

    def test_a_publisher_tells_known_breaks_and_upcoming_ones(self) -> None:
        known = self.server.get("/signals/told/known").json()["pods"]
        upcoming = self.server.get("/signals/told/upcoming").json()["pods"]
        self.assertEqual(
            known[-1],
            {
                "insertTime": "2026-05-01T12:00:00.000Z",
                "adBreakID": f"mid-roll-{NOW}",
                "duration": 30,
                "scte35": "/DAA",
                "cust_params": "a=1",
            },
        )
        self.assertEqual([len(known), len(upcoming)], [5, 2])
        self.assertEqual(upcoming[0]["adBreakID"], f"mid-roll-{NOW + 120}")
        self.server.ask("/clock?ms=120000", b"")
        later = self.server.get("/signals/told/known").json()["pods"]
        self.assertEqual(later[-1], upcoming[0])
        self.assertEqual(self.server.get("/signals/none/known").status, 404)


if __name__ == "__main__":
    unittest.main()
