import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { classNamesFile } from './scripts/bundle/classNames.mjs';
import { LICENCES_FILE, licencesText } from './scripts/bundle/licences.mjs';
import { isApiPath, notImplemented } from './scripts/hosting/notImplemented.mjs';
import { FIXED_HEADERS } from './scripts/hosting/securityPolicy.mjs';
import { picturesPath } from './scripts/bundle/picturesPath.mjs';
import { buildSettings, bundlerCache, projectRoot } from './scripts/setup/settings.mjs';

const { basePath, mocks, qa, apiUrl, dist, workFolder } = buildSettings();
const fromRoot = (...parts: string[]): string => path.join(projectRoot, ...parts);

/** The page that every path starts from. In production it waits for its first screens, which src/prerender/build.mjs writes. */
function htmlPage(production: boolean): HtmlPlugin {
  return new HtmlPlugin({ template: fromRoot('public/index.html'), filename: production ? path.join(workFolder, 'pages/index.html') : 'index.html' });
}

/** Files that go out as they are. Minified, the worker would fail its own integrity check. */
function copiedFiles(): CopyPlugin {
  const info = { minimized: true };
  const files = { from: fromRoot('public'), info, globOptions: { ignore: ['**/index.html', '**/README.md', '**/.*', '**/*.small.webp'] }, noErrorOnMissing: true };
  // The app asks for its pictures at an address with a hash. Their plain addresses serve links from outside and older tabs.
  const pictures = { from: fromRoot('public/pictures'), to: picturesPath(), info, globOptions: { ignore: ['**/README.md', '**/.*'] } };
  const worker = { from: fromRoot('node_modules/msw/lib/mockServiceWorker.js'), info };
  return new CopyPlugin({ patterns: mocks === 'on' ? [files, pictures, worker] : [files, pictures] });
}

/** Writes the class names of a CSS module into a file. Another bundler makes the prerendered pages, and they need the same names. */
async function noteClassNames({ resourcePath, exports }: { resourcePath: string; exports: { name: string; value: string }[] }) {
  const file = classNamesFile(resourcePath);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(Object.fromEntries(exports.map(({ name, value }) => [name, value]))));
}

/** The files that are reached from a chunk group without opening the back office. */
function filesWithoutBackOffice(start: webpack.ChunkGroup): Set<string> {
  const files = new Set<string>();
  const seen = new Set<webpack.ChunkGroup>();
  const visit = (group: webpack.ChunkGroup) => {
    if (seen.has(group) || group.name === 'admin') return;
    seen.add(group);
    for (const file of group.getFiles()) files.add(file);
    for (const child of group.getChildren()) visit(child);
  };
  visit(start);
  return files;
}

/** Notes which files the storefront consists of, and which come with each named chunk, for what the build does next. */
const chunkList: webpack.WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.done.tapPromise('chunk-list', async ({ compilation }) => {
      const named = [...compilation.namedChunkGroups].map(([name, group]): [string, string[]] => [name, group.getFiles()]);
      const main = compilation.entrypoints.get('main');
      const storefront = main ? [...filesWithoutBackOffice(main)] : [];
      await mkdir(workFolder, { recursive: true });
      await writeFile(path.join(workFolder, 'chunks.json'), JSON.stringify({ storefront, named: Object.fromEntries(named) }));
    });
  },
};

/** The source file of a module, or those of the modules that it joins. */
function sourcesOf(module: webpack.Module): string[] {
  const { modules = [module] } = module as { modules?: webpack.Module[] };
  return modules.flatMap((each) => each.nameForCondition() ?? []);
}

/** Writes the licences of everything in the bundle into a file of the build, and fails it where one is missing. */
const thirdPartyLicences: webpack.WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('licences', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'licences', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        const bundled = [...compilation.modules].filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0);
        compilation.emitAsset(LICENCES_FILE, new webpack.sources.RawSource(await licencesText(bundled.flatMap(sourcesOf))));
      });
    });
  },
};

/**
 * Has the browser compile all of what every visit runs while it arrives, beside the main thread, instead of each function
 * when it is first called (Explicit Compile Hints, https://v8.dev/blog/explicit-compile-hints; unknown to others). So,
 * too, the charts' library, which is large enough to make one long task of it.
 */
function compiledAhead(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /assets\/(framework|main|charts-library(-\w+)?)\.\w+\.js$/,
    // The minimizer would take the comment away; the names of the files and the compressed copies come later.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** Above this a second try would cost the build more than it gives: the library of the charts. In bytes. */
const TRIED_TWICE_MAX = 500_000;

/** Brotli in blocks of the size that comes to less: which one does differs from file to file. 0 leaves it to brotli. */
async function smallestBrotli(input: Buffer): Promise<Buffer> {
  const { BROTLI_MIN_INPUT_BLOCK_BITS, BROTLI_PARAM_LGBLOCK } = zlib.constants;
  const inBlocks = (bits: number) => promisify(zlib.brotliCompress)(input, { params: { [BROTLI_PARAM_LGBLOCK]: bits } });
  const [one, other] = await Promise.all([inBlocks(0), input.length < TRIED_TWICE_MAX ? inBlocks(BROTLI_MIN_INPUT_BLOCK_BITS) : undefined]);
  return other && other.length < one.length ? other : one;
}

/** Gzip and brotli beside every text file, so that the server never compresses on the fly. */
function compressedCopies(): CompressionPlugin[] {
  // The pages are compressed after they have been prerendered.
  const test = /\.(js|css|svg|json|webmanifest|txt)$/;
  return [
    new CompressionPlugin({ test, threshold: 1024, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({
      test,
      threshold: 1024,
      algorithm: (input, _, done) => { smallestBrotli(input).then((output) => { done(null, output); }, (error: unknown) => { done(error as Error, ''); }); },
      filename: '[path][base].br',
    }),
  ];
}

function devServer(): DevServer {
  // Where it is taken the next free one, as `npm start` does it.
  if (process.env.PORT) process.env.WEBPACK_DEV_SERVER_BASE_PORT = process.env.PORT;
  return {
    port: 'auto',
    hot: true,
    static: false,
    historyApiFallback: { index: `${basePath}index.html`, disableDotRule: true },
    client: { overlay: { runtimeErrors: false } },
    // Without the Content-Security-Policy: hot reload evaluates its code.
    headers: FIXED_HEADERS,
    setupMiddlewares: (middlewares) => {
      const unansweredApi = {
        name: 'unanswered-api',
        middleware: (request: Parameters<typeof notImplemented>[0], response: Parameters<typeof notImplemented>[1], next: () => void) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (isApiPath(pathname, basePath)) notImplemented(request, response);
          else next();
        },
      };
      // Behind the headers, and before the page is sent for every address.
      const place = middlewares.findIndex(({ name }) => name === 'set-headers') + 1;
      return [...middlewares.slice(0, place), unansweredApi, ...middlewares.slice(place)];
    },
  };
}

export default (_env: unknown, argv: { mode?: string }): webpack.Configuration & { devServer: DevServer } => {
  const production = argv.mode !== 'development';
  const styleLoader = production ? MiniCssExtractPlugin.loader : 'style-loader';

  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: fromRoot('src/main.tsx'),
    devtool: production ? false : 'eval-source-map',
    output: {
      path: dist,
      publicPath: basePath,
      // Webpack takes each place that reads like one of these hashes for a reference, and the charts' palettes are some
      // ten thousand digits like them: with six digits one build in twenty found one, and failed or changed a colour.
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        // The list of public suffixes (48 KB gzipped) serves cookies, and this API has none.
        tldts$: fromRoot('mocks/transport/tldts.ts'),
        // Ant Design's Card, Table and Dropdown import these for `tabList`, `filterMode="tree"` and `menu`, which the shop does
        // not use: with the packages behind them 30 KB of brotli. A component that uses them fails as soon as it is rendered.
        [fromRoot('node_modules/antd/es/tabs/index.js')]: false,
        [fromRoot('node_modules/antd/es/tree/index.js')]: false,
        [fromRoot('node_modules/antd/es/menu/index.js')]: false,
        // By its package's description it would bring its warnings for developers into production.
        ...(production && {
          'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
        }),
      },
    },
    module: {
      // The compiler of types checks them; webpack also misses what only left-out code imports.
      parser: { javascript: { exportsPresence: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          // A module of which nothing is used is left out, even one that acts by being loaded; mocks/backend.ts has to mind that.
          sideEffects: false,
          options: {
            // Types are checked by `npm run check:types`, once and for everything.
            transpileOnly: true,
            compilerOptions: { noEmit: false, incremental: false, sourceMap: !production },
            ...(production ? {} : { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            styleLoader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  ...(production
                    // All names of a file have the same hash, which compresses better than one for each name.
                    ? { localIdentName: '[local]_[hash:base64:4]', hashStrategy: 'minimal-subset', getJSON: noteClassNames }
                    : { localIdentName: '[name]__[local]' }),
                },
              },
            },
          ],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [styleLoader, 'css-loader'], sideEffects: true },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(basePath),
        'process.env.PICTURES_PATH': JSON.stringify(picturesPath()),
        'process.env.API_URL': JSON.stringify(apiUrl),
        'process.env.MOCKS': JSON.stringify(mocks),
        'process.env.QA': JSON.stringify(qa),
      }),
      htmlPage(production),
      copiedFiles(),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
            thirdPartyLicences,
            compiledAhead(),
            ...compressedCopies(),
            chunkList,
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      minimizer: [
        // By itself it leaves one core to others, which are waiting for it.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: availableParallelism(),
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3, keep_fargs: false }, format: { ecma: 2022, comments: false } },
        }),
        // Safari still wants some names with its prefix; what it has had since then is left as it is.
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, minimizerOptions: { target: 'safari17.5' } }),
      ],
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // What every visit loads of other people's code, in one file, which is smaller than two. It changes only with
          // the lock file, so returning visitors keep it across releases.
          framework: {
            name: 'framework',
            chunks: 'initial',
            test: /[\\/]node_modules[\\/]/,
            priority: 20,
          },
          chartsLibrary: {
            name: 'charts-library',
            chunks: ({ name }) => name === 'charts',
            test: /[\\/]node_modules[\\/]/,
            priority: 10,
            // Each file is a task of its own when it arrives; in one file they would hold up a phone for half a second.
            maxSize: 1_500_000,
          },
        },
      },
    },
    // While developing, the back office is compiled when somebody opens it.
    experiments: {
      lazyCompilation: production ? false : { entries: false, imports: true, test: /[\\/]src[\\/]pages[\\/]admin[\\/]/ },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: bundlerCache,
      name: production ? 'production' : 'development',
      // Addresses are written into what is kept. A module with one of the constants is built again when that changes.
      version: JSON.stringify({ basePath, pictures: picturesPath() }),
      buildDependencies: { config: [fromRoot('webpack.config.ts'), fromRoot('scripts/setup/settings.mjs'), fromRoot('tsconfig.json')] },
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    devServer: devServer(),
  };
};
