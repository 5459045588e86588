/** Notes which sentences of the catalogue this visit has shown. */
import { changed } from './changes';
import { patternOf, sentences } from './sentences';
import { SEEN_KEY, keepForVisit } from './visit';

const plain = new Set(sentences.filter(({ text }) => !text.includes('{')).map(({ text }) => text));
const patterns = sentences.filter(({ text }) => text.includes('{')).map((sentence) => ({ text: sentence.text, pattern: patternOf(sentence) }));
/** No sentence is longer than this, whatever stands for what differs. */
const LONGEST = 200;

let seen: ReadonlySet<string> = new Set<string>();

/** The sentences seen in this visit. */
export function seenSentences(): ReadonlySet<string> {
  return seen;
}

function note(shown: string) {
  const text = shown.trim();
  if (text.length > LONGEST) return;
  const found = plain.has(text) ? text : patterns.find(({ pattern }) => pattern.test(text))?.text;
  if (found === undefined || seen.has(found)) return;
  seen = new Set([...seen, found]);
  keepForVisit(SEEN_KEY, JSON.stringify([...seen]));
  changed();
}

/** The workbench lists every sentence; that does not count as seeing it. */
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

/** Looks at the page and at everything that appears in it; returns what ends it. */
export function watchSentences(): () => void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? '[]');
    seen = new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    // The visit begins anew.
  }
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
