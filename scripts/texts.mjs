/**
 * `npm run check:texts`: finds JSX text that shares its parent element with an expression that may change. React keeps
 * references to text nodes, and a browser's translator replaces those nodes: React then throws, or updates a text node
 * that is no longer in the page. An element with only one text child is safe, because React sets its textContent, and
 * so is one with translate="no".
 */
import path from 'node:path';
import { isJsxElement, isJsxExpression, isJsxFragment, isJsxText } from 'typescript-7/unstable/ast/is';
import { API, TypeFlags } from 'typescript-7/unstable/sync';
import { projectRoot } from './setup/settings.mjs';

/** The files below the project's folder that are checked. */
const SCREENS = /^(src|mocks)\/.*(?<!\.test)\.tsx$/;

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike;

/** @typedef {import('typescript-7/unstable/ast').Node} Node */
/** @typedef {import('typescript-7/unstable/sync').Type} Type */

/** @param {Node} node */
const isBlank = (node) => (isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) || (isJsxExpression(node) && !node.expression);

/**
 * Whether a type is text and never an element. A type that may be either, such as `children`, is checked where it is
 * passed.
 * @param {Type | undefined} type
 */
function isText(type) {
  if (type === undefined) return false;
  const parts = type.isUnionType() ? type.getTypes() : [type];
  return parts.some(({ flags }) => flags & TEXT) && parts.every(({ flags }) => flags & (TEXT | NOTHING));
}

/** Whether translators leave an element unchanged. @param {import('typescript-7/unstable/ast').JsxElement} element */
const isUntranslated = ({ openingElement: { attributes } }) => attributes.properties.some((each) => each.getText() === 'translate="no"');

/** Whether the value of an expression can change. @param {Type | undefined} type */
const changes = (type) => type !== undefined && !type.isStringLiteralType() && !type.isNumberLiteralType();

/**
 * The texts of a source file that share their parent element with a changing expression, as messages with file and
 * line.
 * @param {import('typescript-7/unstable/ast').SourceFile} source
 * @param {import('typescript-7/unstable/sync').Checker} checker
 */
function sharedTexts(source, checker) {
  /** @type {string[]} */
  const found = [];
  /** The type of an expression in braces. @param {Node} part */
  const typeOf = (part) => (isJsxExpression(part) && part.expression ? checker.getTypeAtLocation(part.expression) : undefined);
  /** @param {Node} node */
  const look = (node) => {
    if (isJsxElement(node) && isUntranslated(node)) return;
    if (isJsxElement(node) || isJsxFragment(node)) {
      const parts = node.children.filter((each) => !isBlank(each));
      const texts = parts.filter((part) => isJsxText(part) || isText(typeOf(part)));
      const alone = parts.length === 1 && isJsxElement(node);
      if (texts.length > 0 && !alone && parts.some((part) => changes(typeOf(part)))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path.relative(projectRoot, source.fileName)}:${String(line + 1)}: ${texts.map((text) => text.getText().trim()).join(' | ')}`);
      }
    }
    node.forEachChild(look);
  };
  look(source);
  return found;
}

const api = new API({ cwd: projectRoot });
const config = path.join(projectRoot, 'tsconfig.json');
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (!project) throw new Error(`${config} cannot be read`);
const { program, checker } = project;
const files = project.rootFiles.filter((file) => SCREENS.test(path.relative(projectRoot, file)));
const found = files.flatMap((file) => {
  const source = program.getSourceFile(file);
  return source ? sharedTexts(source, checker) : [];
});
api.close();
if (found.length > 0) {
  console.log(`These texts share their parent element with a changing expression. Wrap each in its own element, such as a <span>:\n${found.join('\n')}`);
  process.exitCode = 1;
}
