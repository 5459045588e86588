/**
 * `npm run check:texts`: finds JSX text that shares its parent element with an expression that may change. React keeps
 * references to text nodes, and a browser's translator replaces those nodes: React then throws, or updates a text node
 * that is no longer in the page. An element with only one text child is safe, because React sets its textContent, and
 * so is one with translate="no".
 */
import path from 'node:path';
import ts from 'typescript';
import { whenStarted } from './setup/command.mjs';
import { projectRoot } from './setup/settings.mjs';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** @param {ts.Node} node */
const isBlank = (node) => (ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) || (ts.isJsxExpression(node) && !node.expression);

/**
 * Whether a type is text and never an element. A type that may be either, such as `children`, is checked where it is
 * passed.
 * @param {ts.Type} type
 */
function isText(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & TEXT) && parts.every(({ flags }) => flags & (TEXT | NOTHING));
}

/** Whether translators leave an element unchanged. @param {ts.JsxElement} element */
const isUntranslated = ({ openingElement: { attributes } }) => attributes.properties.some((each) => each.getText() === 'translate="no"');

/** Whether the value of an expression can change. @param {ts.Type} type */
const changes = (type) => !type.isStringLiteral() && !type.isNumberLiteral();

/**
 * The texts of a source file that share their parent element with a changing expression, as messages with file and
 * line.
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 */
function sharedTexts(source, checker) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isJsxElement(node) && isUntranslated(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = node.children.filter((each) => !isBlank(each));
      /** @param {ts.Node} part @param {(type: ts.Type) => boolean} is */
      const gives = (part, is) => ts.isJsxExpression(part) && part.expression !== undefined && is(checker.getTypeAtLocation(part.expression));
      const texts = parts.filter((part) => ts.isJsxText(part) || gives(part, isText));
      const alone = parts.length === 1 && ts.isJsxElement(node);
      if (texts.length > 0 && !alone && parts.some((part) => gives(part, changes))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path.relative(projectRoot, source.fileName)}:${String(line + 1)}: ${texts.map((text) => text.getText().trim()).join(' | ')}`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

await whenStarted(import.meta.url, () => {
  const { config } = ts.readConfigFile(path.join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['src', 'mocks'] }, ts.sys, projectRoot);
  const files = ts.sys.readDirectory(projectRoot, ['.tsx'], ['**/*.test.tsx', 'src/testing'], ['src', 'mocks']);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? sharedTexts(source, checker) : [];
  });
  if (found.length === 0) return;
  console.log(`These texts share their parent element with a changing expression. Wrap each in its own element, such as a <span>:\n${found.join('\n')}`);
  process.exitCode = 1;
});
