export { DemoDataDialog } from './DemoDataDialog';
