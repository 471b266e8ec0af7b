import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Where `holz serve` listens; `cargo xtask test e2e` starts one and sets this. */
const fallbackUrl = 'http://127.0.0.1:4174';
const url = process.env.HOLZ_URL;

/** The system's own browser: nothing is downloaded for the tests. */
const chromium =
  process.env.HOLZ_CHROMIUM ??
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => `/usr/bin/${name}`)
    .find(existsSync);

/**
 * In software a quarter of the pixels is drawn in half the time. The pictures in `test-results` are fine
 * if HOLZ_E2E_FINE=1 asks for it.
 */
const SCALE = process.env.HOLZ_E2E_FINE ? 1 : 0.5;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // In CI a test may fail once on a busy machine; Playwright then reports it as flaky.
  retries: process.env.CI ? 2 : 0,
  // A player waits as often as a picture is drawn: three of them keep two cores busy.
  workers: Number(process.env.HOLZ_E2E_WORKERS ?? 3),
  // Long for a machine that does much else meanwhile; a test that hangs is noticed all the same.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: url ?? fallbackUrl,
    locale: 'en-GB',
    // Each test would store the whole page first; offline.spec.ts allows them.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // A trace copies the page at every step, which slows every test: HOLZ_E2E_TRACE=1 asks for it.
    trace: process.env.HOLZ_E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        // Only WebGL needs a graphics card; a software one takes twice as long for all the rest.
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: SCALE },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: SCALE,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  ...(url
    ? {}
    : {
        webServer: {
          command: 'cargo run --release --package holz -- serve --addr 127.0.0.1:4174',
          url: `${fallbackUrl}/healthz`,
          timeout: 600_000,
        },
      }),
});
