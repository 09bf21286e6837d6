"""An ad exchange that speaks OpenRTB 2.6, plainly or as a Prebid Server does."""
