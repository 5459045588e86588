import { Card, Flex, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { dirtyFields, partsOf } from '../../domain/dirtyFields';
import { isEqual } from '../../domain/isEqual';
import { SETTING_FIELDS, SETTING_NAMES } from '../../domain/shop/settingFields';
import type { ShopSettings } from '../../domain/shop/settings';
import { SettingsPartsSchema } from '../../domain/shop/settingsForm';
import { messageOf } from '../../shared/api/apiError';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { FormFooter } from '../../shared/back-office/forms/FormFooter';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { ErrorState } from '../../shared/ui';
import { SETTINGS_SAVED, useChangeSettingsMutation, useGetShopQuery } from './settingsApi';
import { SettingInput } from './SettingInput';
import styles from './SettingsForm.module.css';
import { SETTINGS_LABELS, type SettingsDraft, SettingsDraftSchema, draftOf, shownInConflict } from './settingsDraft';

/** The headings of the form. */
const GROUPS = [...new Set(SETTING_NAMES.map((name) => SETTING_FIELDS[name].group))];

/** The values of fields that another administrator has changed while they were edited here, and whether a save was refused because of them. */
interface Conflict {
  readonly theirs: Partial<SettingsDraft>;
  readonly refused: boolean;
}
const NO_CONFLICT: Conflict = { theirs: {}, refused: false };

/** Loads the settings of the shop, and edits them. */
export function EditSettings() {
  const { data: settings, error, isFetching, refetch } = useGetShopQuery(undefined, REFETCH_OPTIONS);
  if (settings) return <SettingsForm settings={settings} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
  return <LoadingLines count={Object.keys(SETTINGS_LABELS).length} />;
}

/**
 * The form of the settings. What another administrator saves is shown when it arrives. A field that was edited here keeps its
 * value, and the other one is offered below.
 * @param settings the present ones, which change with every refetch
 */
function SettingsForm({ settings }: { settings: ShopSettings }) {
  const [changeSettings, { isLoading }] = useChangeSettingsMutation();
  const notifyDone = useUndoToast();
  // The settings that edits are compared with: the latest ones of which the user was told.
  const [known, setKnown] = useState(settings);
  const [conflict, setConflict] = useState<Conflict>(NO_CONFLICT);
  const { form, formProps, formErrors, values, serverChanges, fail } = useDraftForm<SettingsDraft, ShopSettings>({
    name: 'settings',
    draftKey: 'settings',
    initial: draftOf(known),
    schema: SettingsDraftSchema,
    onSave: (given, sentDraft) => {
      if (isLoading) return;
      const changes = dirtyFields(known, given);
      const sent = changeSettings({ ...changes, was: partsOf(known, changes) });
      sent
        .unwrap()
        .then((saved) => {
          accept(saved, { sentDraft });
          notifyDone(SETTINGS_SAVED, sent);
        })
        .catch((error: unknown) => {
          const unseen = conflictFieldsOf(error, SettingsPartsSchema);
          if (unseen) accept({ ...known, ...unseen }, { refused: true });
          else fail(messageOf(error));
        });
    },
  });

  /**
   * Takes over newer settings, except in fields that are being edited.
   * @param sentDraft the values that were just saved: they are no edits any more
   * @param refused whether a save was refused because of them
   */
  const accept = (next: ShopSettings, { sentDraft, refused = false }: { sentDraft?: SettingsDraft; refused?: boolean } = {}) => {
    const [before, after] = [sentDraft ?? draftOf(known), draftOf(next)];
    const fields = Object.keys(dirtyFields(before, after)) as (keyof SettingsDraft)[];
    const typed = form.getFieldsValue(true) as SettingsDraft;
    const untouched = fields.filter((field) => isEqual(typed[field], before[field]));
    form.setFieldsValue(Object.fromEntries(untouched.map((field) => [field, after[field]])));
    setKnown(next);
    const unseen = fields.filter((field) => !untouched.includes(field) && !isEqual(typed[field], after[field]));
    if (sentDraft) setConflict(NO_CONFLICT);
    else if (unseen.length > 0) setConflict({ theirs: { ...theirs, ...Object.fromEntries(unseen.map((field) => [field, after[field]])) }, refused });
  };
  const onNewer = useEffectEvent(() => { accept(settings); });
  useEffect(() => { onNewer(); }, [settings]);

  const theirs = conflict === NO_CONFLICT ? serverChanges : conflict.theirs;
  return (
    <Form {...formProps} aria-label="Settings" style={{ maxWidth: '48rem' }}>
      <Flex vertical gap="middle">
        {GROUPS.map((group) => (
          <Card key={group} title={<h2>{group}</h2>}>
            <div className={styles.fields}>
              {SETTING_NAMES.filter((name) => SETTING_FIELDS[name].group === group).map((name) => <SettingInput key={name} name={name} />)}
            </div>
          </Card>
        ))}
        <FormFooter
          form={form}
          values={values}
          errors={formErrors}
          labels={SETTINGS_LABELS}
          theirs={theirs}
          shown={(name, shown) => shownInConflict(shown[name])}
          live={conflict !== NO_CONFLICT && !conflict.refused}
          pending={isLoading}
          // Otherwise a later edit of the field would show the conflict again.
          onTaken={(name) => { setConflict({ ...conflict, theirs: { ...theirs, [name]: undefined } }); }}
        />
      </Flex>
    </Form>
  );
}
