import type { ComponentType } from 'react';

/**
 * Fetches a part of the back office that is made of Ant Design, and Ant Design in the shop's colours beside it. The
 * frame and the overview do without: it takes longer to start than all the rest of the first screen.
 * @returns a new component each time, even of the same part
 * @throws (rejects) where the code cannot be fetched
 */
export async function inAntDesign<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [{ BackOfficeTheme }, Part] = await Promise.all([import('./BackOfficeTheme'), load()]);
  return (props: Props) => <BackOfficeTheme><Part {...props} /></BackOfficeTheme>;
}
