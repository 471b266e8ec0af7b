#![no_main]

use wire::klotz::Layout;

// A link that can be read is written again as a link to the same layout.
libfuzzer_sys::fuzz_target!(|link: &str| {
    if let Ok(layout) = Layout::from_link(link)
        && let Ok(again) = layout.to_link()
    {
        assert_eq!(Layout::from_link(&again).ok(), Some(layout));
    }
});
