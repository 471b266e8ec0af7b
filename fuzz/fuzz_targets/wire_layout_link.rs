#![no_main]

use session::klotz_match::{layout_from_link, layout_to_link};

// A link that can be read is written again as a link to the same layout.
libfuzzer_sys::fuzz_target!(|link: &str| {
    if let Ok(layout) = layout_from_link(link)
        && let Ok(again) = layout_to_link(&layout)
    {
        assert_eq!(layout_from_link(&again).ok(), Some(layout));
    }
});
