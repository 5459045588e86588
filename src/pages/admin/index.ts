/** The back office, which loads with `import()`. The rest of the app reaches its code through this file alone. */
export { AdminApp } from './shell/AdminApp';
export { sectionOf } from './sections';
export { undoChange } from '../../shared/back-office/undo/undoChange';
