"""The video ad server."""

import struct
import unittest
import xml.etree.ElementTree as ET
import zlib
from urllib.parse import urlsplit

from .rehearsing import Rehearsing

VERSIONS = ("1.0", "2.0", "3.0", "4.0", "4.1", "4.2", "4.3")


def name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


class VideoCase(unittest.TestCase):
    server: Rehearsing

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Rehearsing("vast")
        cls.addClassCleanup(cls.server.close)

    def setUp(self) -> None:
        self.server.reset()

    def document(self, target: str) -> ET.Element:
        answer = self.server.get(target)
        self.assertEqual(answer.status, 200, answer.body)
        return ET.fromstring(answer.body)

    def all(self, root: ET.Element, tag: str) -> list[ET.Element]:
        return [element for element in root.iter() if name(element) == tag]

    def texts(self, root: ET.Element, tag: str) -> list[str]:
        return ["".join(element.itertext()) for element in self.all(root, tag)]


class DocumentTests(VideoCase):
    def test_every_version_can_be_read(self) -> None:
        for version in VERSIONS:
            root = self.document(f"/vast?version={version}&icons=1&companions=1&verifications=1")
            first = version == "1.0"
            self.assertEqual(name(root), "VideoAdServingTemplate" if first else "VAST")
            self.assertEqual(root.get("version"), None if first else version)
            self.assertEqual(len(self.all(root, "MediaFile")), 1)
            self.assertEqual(len(self.all(root, "Icon")), int(version >= "3.0"))
            self.assertEqual(len(self.all(root, "AdVerifications")), 0 if first else 1)
            outside = [e for e in self.all(root, "Extension") if e.get("type") == "AdVerifications"]
            self.assertEqual(len(outside), int("1.0" < version < "4.1"), version)

    def test_a_chain_ends_after_its_depth_and_each_level_has_its_tracking(self) -> None:
        for version in VERSIONS:
            target = f"/vast?version={version}&kind=wrapper&depth=3&id=chain&skip=5"
            for level in range(4):
                root = self.document(target)
                self.assertIn(f"level={level}&", self.texts(root, "Impression")[0])
                self.assertEqual(len(self.all(root, "InLine")), int(level == 3))
                if level < 3:
                    tags = self.texts(root, "VASTAdTagURI") + self.texts(root, "VASTAdTagURL")
                    self.assertEqual(len(tags), 1)
                    target = tags[0]
            linear = self.all(root, "Linear")
            offset = linear[0].get("skipoffset") if linear else None
            self.assertEqual(offset, "00:00:05" if version >= "3.0" else None)

    def test_loops_and_chains_without_end_point_on(self) -> None:
        loop = self.document("/vast?kind=loop")
        self.assertEqual(self.texts(loop, "VASTAdTagURI"), [self.server.base + "/vast?kind=loop"])
        endless = self.document("/vast?kind=endless&level=70")
        self.assertIn("level=71", self.texts(endless, "VASTAdTagURI")[0])

    def test_a_pod_has_its_ads_in_sequence_and_a_buffet(self) -> None:
        root = self.document("/vast?ads=3&buffet=2&bad=2")
        ads = self.all(root, "Ad")
        self.assertEqual([ad.get("sequence") for ad in ads], ["1", "2", "3", None, None])
        frameworks = [file.get("apiFramework") for file in self.all(root, "MediaFile")]
        self.assertEqual(frameworks, [None, "VPAID", None, None, None])

    def test_the_ads_of_a_pod_may_differ_in_length(self) -> None:
        root = self.document("/vast?ads=2&buffet=2&lengths=10,,40&duration=5")
        self.assertEqual(
            self.texts(root, "Duration"), ["00:00:10", "00:00:05", "00:00:40", "00:00:05"]
        )
        self.assertEqual(self.server.get("/vast?lengths=ten").status, 400)

    def test_a_pod_of_wrappers_leads_to_its_ads(self) -> None:
        root = self.document("/vast?kind=wrappers&ads=2&buffet=1&bad=2&id=p")
        self.assertEqual([ad.get("sequence") for ad in self.all(root, "Ad")], ["1", "2", None])
        first, second = (self.document(tag) for tag in self.texts(root, "VASTAdTagURI"))
        self.assertIn("id=p-1&ad=1&level=1&", self.texts(first, "Impression")[0])
        self.assertEqual(self.all(first, "Ad")[0].get("sequence"), None)
        self.assertEqual((self.all(second, "Ad"), len(self.all(second, "Error"))), ([], 1))

    def test_the_rules_of_wrappers_are_told_where_they_differ(self) -> None:
        root = self.document("/vast?kind=wrapper&follow=0&multiple=1&fallback=1")
        (wrapper,) = self.all(root, "Wrapper")
        self.assertEqual(
            wrapper.attrib,
            {
                "followAdditionalWrappers": "false",
                "allowMultipleAds": "true",
                "fallbackOnNoAd": "true",
            },
        )
        self.assertEqual(self.all(self.document("/vast?kind=wrapper"), "Wrapper")[0].attrib, {})

    def test_whatever_an_ad_can_have_it_can_be_given(self) -> None:
        root = self.document(
            "/vast?types=mp4,webm,m3u8,simid,mezzanine,captions&media=2&nonlinear=1&viewable=1"
            "&categories=IAB1,IAB2&price=2.50&expires=60&rewarded=1&skip=5&universal=a:b"
        )
        self.assertEqual(len(self.all(root, "MediaFile")), 6)
        for tag in ("InteractiveCreativeFile", "Mezzanine", "ClosedCaptionFile", "NonLinear",
                    "ViewableImpression", "Pricing", "Expires", "Rewarded"):  # fmt: skip
            self.assertEqual(len(self.all(root, tag)), 1, tag)
        self.assertEqual(self.texts(root, "Category"), ["IAB1", "IAB2"])
        self.assertIsNone(self.all(root, "Linear")[0].get("skipoffset"))

    def test_documents_are_broken_as_they_shall_be(self) -> None:
        for broken in ("cut", "html", "control"):
            with self.assertRaises(ET.ParseError):
                self.document(f"/vast?broken={broken}")
        for broken in ("utf16", "latin1"):
            self.assertEqual(len(self.all(self.document(f"/vast?broken={broken}"), "Ad")), 1)
        with self.assertRaises(ET.ParseError):
            self.document("/vast?prefixes=1")
        self.assertEqual(self.document("/vast?broken=badversion").get("version"), "9.9")
        bomb = self.server.get("/vast?entities=bomb").body
        self.assertEqual((bomb.count(b"<!ENTITY"), bomb.count(b"&e9;")), (10, 1))
        self.assertEqual(len(self.texts(self.document("/vast?entities=none"), "Extension")), 1)

    def test_a_document_can_be_big(self) -> None:
        self.assertGreaterEqual(len(self.server.get("/vast?pad=20000").body), 20_000)
        big = self.server.get("/vast/big?mb=3").body
        self.assertEqual(len(big), 3 * 1024 * 1024)
        self.assertEqual(name(ET.fromstring(big)), "VAST")

    def test_a_fault_can_lie_deep_in_a_chain(self) -> None:
        root = self.document("/vast?kind=wrapper&depth=2&at=1:404")
        self.assertEqual(self.server.get(self.texts(root, "VASTAdTagURI")[0]).status, 404)
        root = self.document("/vast?kind=wrapper&depth=1&at=1:redirect")
        place = self.server.get(self.texts(root, "VASTAdTagURI")[0]).headers["Location"]
        self.assertEqual(self.server.get(place).status, 200)

    def test_what_makes_no_plan_is_refused(self) -> None:
        for query in ("kind=x", "version=5", "ads=-1", "ads=51", "skip=x", "colour=1", "linear=2",
                      "doc=1", "broken=x"):  # fmt: skip
            self.assertEqual(self.server.get(f"/vast?{query}").status, 400, query)

    def test_a_schedule_has_its_breaks(self) -> None:
        for source, inside in (
            ("tag", "AdTagURI"),
            ("inline", "InLine"),
            ("custom", "CustomAdData"),
        ):
            root = self.document(
                f"/vmap?breaks=start,00:01:00.500,50%25,%231,end&source={source}&repeat=00:10:00"
            )
            offsets = [one.get("timeOffset") for one in self.all(root, "AdBreak")]
            self.assertEqual(offsets, ["start", "00:01:00.500", "50%", "#1", "end"])
            self.assertEqual(len(self.all(root, inside)), 5)
        self.assertEqual(self.server.get("/vmap?breaks=soon").status, 400)


class FileTests(VideoCase):
    def test_images_are_what_they_say_and_as_large(self) -> None:
        def size(kind: str, data: bytes) -> tuple[int, ...]:
            match kind:
                case "png":
                    self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
                    return struct.unpack(">II", data[16:24])
                case "gif":
                    self.assertEqual(data[:6], b"GIF89a")
                    return struct.unpack("<HH", data[6:10])
                case "webp":
                    self.assertEqual(data[:4] + data[8:16], b"RIFFWEBPVP8L")
                    self.assertEqual(struct.unpack("<I", data[4:8])[0] + 8, len(data))
                    bits = int.from_bytes(data[21:25], "little")
                    return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
                case _:
                    self.assertEqual(data[:3] + data[-2:], b"\xff\xd8\xff\xff\xd9")
                    at = data.index(b"\xff\xc0")
                    return struct.unpack(">HH", data[at + 5 : at + 9])[::-1]

        for kind in ("png", "gif", "webp", "jpeg"):
            for width, height in ((1, 1), (300, 250), (17, 33)):
                answer = self.server.get(f"/image?type={kind}&w={width}&h={height}")
                self.assertEqual(answer.headers["Content-Type"], f"image/{kind}")
                self.assertEqual(size(kind, answer.body), (width, height))
        pixels = self.server.get("/image?w=9&h=2&colour=ff0000").body
        self.assertIn(b"PLTE\xff\0\0", pixels)
        at = pixels.index(b"IDAT")
        self.assertEqual(zlib.decompress(pixels[at + 4 : -16]), bytes(6))
        self.assertEqual(
            self.server.get("/image?as=text/html").headers["Content-Type"], "text/html"
        )
        for query in ("w=0", "h=20000", "type=bmp", "colour=red", "type=gif&w=9999&h=9999"):
            self.assertEqual(self.server.get(f"/image?{query}").status, 400, query)

    def test_everything_a_document_points_to_is_there(self) -> None:
        root = self.document(
            "/vast?icons=1&companions=1&nonlinear=1&verifications=1"
            "&types=mp4,webm,m3u8,vpaid,simid,mezzanine,captions&media=2"
        )
        urls = [text for element in root.iter() if (text := element.text or "").startswith("http")]
        self.assertGreater(len(urls), 30)
        for url in urls:
            self.assertEqual(self.server.get(url).status, 200, url)
        files = {urlsplit(url).path for url in urls}
        self.assertLessEqual({"/media.mp4", "/verify.js", "/captions.vtt", "/landing"}, files)


class TrackingTests(VideoCase):
    def mistakes(self) -> list[str]:
        return [mistake["what"] for mistake in self.server.list("mistakes")]

    def test_events_are_listed_in_order(self) -> None:
        root = self.document("/vast?id=one")
        for url in self.texts(root, "Tracking")[:3]:
            self.server.get(url, User_Agent="player/1")
        told = self.server.list("tracked", id="one")
        self.assertEqual([one["event"] for one in told], ["creativeView", "start", "firstQuartile"])
        self.assertEqual(told[0]["userAgent"], "player/1")
        self.assertEqual(len(self.server.list("tracked", event="start")), 1)
        self.assertEqual(self.server.list("tracked", id="two"), [])
        self.assertEqual(self.mistakes(), [])

    def test_what_should_not_come_is_noted(self) -> None:
        impression = self.texts(self.document("/vast"), "Impression")[0]
        self.server.get(impression)
        self.assertIn("[CACHEBUSTING], [TIMESTAMP] in a tracking address", self.mistakes()[0])
        for number in range(2):
            self.server.get(
                impression.replace("[CACHEBUSTING]", f"{number}").replace("[TIMESTAMP]", "x")
            )
        self.assertIn("impression was told again", self.mistakes()[1])
        again = self.texts(self.document("/vast"), "Impression")[0]
        self.server.get(again.replace("[CACHEBUSTING]", "1").replace("[TIMESTAMP]", "x"))
        self.assertEqual(len(self.mistakes()), 3)

    def test_what_failed_may_be_told_again(self) -> None:
        start = self.texts(self.document("/vast?status=500*2"), "Tracking")[1]
        self.assertEqual([self.server.get(start).status for _ in range(3)], [500, 500, 200])
        self.assertEqual(self.mistakes(), [])
        statuses = [one["status"] for one in self.server.list("tracked")]
        self.assertEqual(statuses, [500, 500, 200])


if __name__ == "__main__":
    unittest.main()
