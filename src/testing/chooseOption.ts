import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Chooses an option of an Ant Design `Select` as a user does: opens it and clicks the option.
 * @param select accessible name of the select
 * @param option title of the option
 */
export async function chooseOption(user: UserEvent, select: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: select }));
  // The selected value has the same title as its option.
  const options = (await screen.findAllByTitle(option)).filter((element) => element.matches('.ant-select-item-option'));
  await user.click(options.at(-1)!);
}
