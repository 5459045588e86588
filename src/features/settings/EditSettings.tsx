import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { messageOf } from '../../shared/api/apiError';
import { ErrorState } from '../../shared/ui';
import { SettingsForm } from './SettingsForm';
import { useGetShopQuery } from './settingsApi';
import { SETTINGS_LABELS } from './settingsDraft';

/** Loads the settings of the shop, and edits them. */
export function EditSettings() {
  const { data: settings, error, isFetching, refetch } = useGetShopQuery(undefined, REFETCH_OPTIONS);
  if (settings) return <SettingsForm settings={settings} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
  return <LoadingLines count={Object.keys(SETTINGS_LABELS).length} />;
}
