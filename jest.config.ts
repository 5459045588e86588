/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** What exists as ES modules only, which Jest has to translate like our own code. The icons ask for the colours' ES build by name. */
const ES_MODULES = ['json-schema-faker', 'rettime', 'until-async', '@open-draft', '@noble/hashes', 'image-dimensions', '@ant-design/colors/es', '@ant-design/fast-color/es'];

/**
 * `REACT=production`, as in `npm test`: what users get, and a fifth less time. Without it React's development build also warns,
 * which fails a test: in `npm run test:quick` and at night.
 */
const REACT_IN_PRODUCTION = {
  '^react$': '<rootDir>/node_modules/react/cjs/react.production.js',
  '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
  '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
  '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
};

// Days and months begin at another hour here than in UTC: a test notices where one is taken for the other.
process.env.TZ = 'America/New_York';

const config: Config = {
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  testEnvironmentOptions: { url: 'http://localhost/' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/{mocks,backend}/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/src/testing/antdInOne.ts',
  setupFiles: ['<rootDir>/src/testing/jest-setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    ...(process.env.REACT === 'production' && REACT_IN_PRODUCTION),
    '\\.css$': 'identity-obj-proxy',
    '^antd$': '<rootDir>/.cache/antd/antd.cjs',
    '^@ant-design/icons$': '<rootDir>/.cache/antd/icons.cjs',
    // Its package exports ES modules only.
    '^json-schema-faker$': '<rootDir>/node_modules/json-schema-faker/dist/index.js',
    // It draws on a canvas, which jsdom does not have. The real one is tested end to end.
    '^@ant-design/charts$': '<rootDir>/src/testing/chartsStub.tsx',
  },
  transform: {
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  // Stryker works on a copy of the project in there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  cacheDirectory: '<rootDir>/.cache/jest',
  // One more than the cores of a small build machine: a test waits now and then.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 60_000,
};

export default config;
