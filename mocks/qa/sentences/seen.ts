/** Records which messages of the catalogue have been shown in this visit. */
import * as v from 'valibot';
import { changed } from '../../instrumentation/changeListeners';
import { patternOf, sentences } from './sentences';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { SEEN_KEY, sessionJson } from '../../instrumentation/sessionItems';

const plain = new Set(sentences.filter(({ text }) => !text.includes('{')).map(({ text }) => text));
const patterns = sentences.filter(({ text }) => text.includes('{')).map((sentence) => ({ text: sentence.text, pattern: patternOf(sentence) }));
/** The longest message in characters, with its placeholders filled in. */
const LONGEST = 200;

let seen: ReadonlySet<string> = new Set<string>();

/** The messages seen in this visit. */
export function seenSentences(): ReadonlySet<string> {
  return seen;
}

function note(shown: string) {
  const text = shown.trim();
  if (text.length > LONGEST) return;
  const found = plain.has(text) ? text : patterns.find(({ pattern }) => pattern.test(text))?.text;
  if (found === undefined || seen.has(found)) return;
  seen = new Set([...seen, found]);
  storeItem('sessionStorage', SEEN_KEY, JSON.stringify([...seen]));
  changed();
}

/** The workbench lists every message; that does not count as seen. */
function isOurs(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-qa]') !== null;
}

function read(node: Node) {
  if (isOurs(node)) return;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node.nodeType === Node.TEXT_NODE) note(node.textContent ?? '');
  while (texts.nextNode()) note(texts.currentNode.textContent ?? '');
}

/** Reads the texts of the page and everything added to it. @returns stops it */
export function watchSentences(): () => void {
  seen = new Set(sessionJson(SEEN_KEY, v.array(v.string())));
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') read(target);
      else addedNodes.forEach(read);
    }
  });
  const onError = ({ message }: ErrorEvent) => { note(message.replace(/^Uncaught \w*Error: /, '')); };
  read(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  window.addEventListener('error', onError);
  return () => {
    observer.disconnect();
    window.removeEventListener('error', onError);
  };
}
