//! Reads the number of tests from the summaries that test runners print.

use std::ops::AddAssign;

/// The number of passed and failed tests. Flaky ones failed at first and passed when repeated.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TestCounts {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) flaky: u32,
}

impl TestCounts {
    /// Adds up the summary lines of a run: nextest's `Summary [..] 12 tests run: 12 passed`,
    /// libtest's `test result: ok. 3 passed; 0 failed`, Vitest's `Tests  7 passed (7)`,
    /// Playwright's `5 passed (12.3s)` and pytest's `5 passed in 1.20s`.
    pub(crate) fn read(output: &str) -> Self {
        let mut counts = Self::default();
        for line in output.lines().map(str::trim).filter(|line| is_summary(line)) {
            counts.passed += number_before(line, "passed");
            counts.failed += number_before(line, "failed");
            counts.flaky += number_before(line, "flaky");
        }
        counts
    }
}

impl AddAssign for TestCounts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky += other.flaky;
    }
}

fn is_summary(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    line.starts_with("Summary [")
        || line.starts_with("test result:")
        || (first == "Tests" && second.parse::<u32>().is_ok())
        || (first.parse::<u32>().is_ok() && matches!(second, "passed" | "failed" | "flaky"))
}

fn number_before(line: &str, word: &str) -> u32 {
    let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric()).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::TestCounts;

    fn check(output: &str, passed: u32, failed: u32) {
        assert_eq!(TestCounts::read(output), TestCounts { passed, failed, flaky: 0 }, "{output}");
    }

    #[test]
    fn summaries_of_all_runners_are_read() {
        check("     Summary [   0.012s] 4 tests run: 4 passed, 0 skipped", 4, 0);
        check("     Summary [   0.012s] 4 tests run: 3 passed (1 slow), 1 failed, 0 skipped", 3, 1);
        check(
            "test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: ok. 2 passed; 0 failed",
            5,
            0,
        );
        check(" Test Files  1 passed (1)\n      Tests  1 failed | 7 passed (8)", 7, 1);
        assert_eq!(
            TestCounts::read("  2 flaky\n    [desktop] serve.spec.ts\n  5 passed (12.3s)"),
            TestCounts { passed: 5, failed: 0, flaky: 2 }
        );
        check("  1 failed\n    [desktop] serve.spec.ts\n  5 passed (12.3s)", 5, 1);
    }

    #[test]
    fn other_lines_are_ignored() {
        check("all 12 passed their exams\n  Compiling passed v1.0.0", 0, 0);
    }
}
