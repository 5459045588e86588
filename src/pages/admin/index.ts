/** The back office, which loads with `import()`. The rest of the app reaches its code through this file alone. */
export { AdminApp, prefetchSection, preloadSection } from './shell/AdminApp';
export { undoChange } from '../../shared/back-office/undo/undoChange';
