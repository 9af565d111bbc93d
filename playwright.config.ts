import { defineConfig } from '@playwright/test';
import { headless } from './tests/headless.ts';

const ON_AUTHORS_SERVER = /\/(dev|editor|vite)(-\w+)?\.spec\.ts$/;
const port = Number(process.env.E2E_PORT ?? 4321);

/** The browser tests run on the built site (`npm run build` first), served as a static host would serve it. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Two that work and one that waits.
  workers: 3,
  // Tests with a worker of their own come first: at the end there would be nothing to do beside them. Those of a file share
  // one authors' server.
  projects: [{ testMatch: ON_AUTHORS_SERVER, fullyParallel: false }, { testIgnore: ON_AUTHORS_SERVER }],
  // A busy machine is slow, not wrong: these only end what would never come.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: headless,
    // Keeping a trace slows every test down; TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node bin/pages-as-data.mjs serve --port ${port}`,
    port,
    reuseExistingServer: false,
  },
});
