/**
 * The baseline of bench/build.mjs: the same app with the default setup of the loaders' documentation. ts-loader checks
 * types, webpack minifies with Terser, styles are extracted into files, and no cache is used. It omits the extra files
 * of the real build (compressed copies, prerendered screens, the service worker), which makes it faster.
 */
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { projectRoot } from '../scripts/setup/settings.mjs';

const fromRoot = (/** @type {string[]} */ ...parts) => path.join(projectRoot, ...parts);

/** @type {webpack.Configuration} */
const config = {
  mode: 'production',
  entry: fromRoot('src/main.tsx'),
  output: { path: fromRoot('.cache/bench-build'), publicPath: '/', filename: '[name].[contenthash].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'ts-loader', options: { compilerOptions: { noEmit: false, incremental: false } } },
      {
        test: /\.module\.css$/,
        use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: { namedExport: false, exportLocalsConvention: 'as-is' } } }],
      },
      { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.BASE_PATH': '"/"', 'process.env.PICTURES_PATH': '"pictures/"', 'process.env.API_URL': '"/api"', 'process.env.MOCKS': '"on"', 'process.env.QA': '"on"' }),
    new HtmlPlugin({ template: fromRoot('public/index.html') }),
    new CopyPlugin({ patterns: [{ from: fromRoot('public'), globOptions: { ignore: ['**/index.html'] } }] }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
  ],
  performance: { hints: false },
  stats: 'errors-only',
};

export default config;
