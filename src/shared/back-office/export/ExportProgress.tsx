import { Progress } from 'antd';

/** How much of an export is done, as a small circle. */
export function ExportProgress({ name, percent }: { name: string; percent: number }) {
  return <Progress type="circle" size={20} percent={percent} aria-label={`Exporting ${name}`} showInfo={false} />;
}
