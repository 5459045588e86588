import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../../domain/calls/call';
import type { Page } from '../../../domain/http/page';
import type { ApiDispatch } from '../../api/api';
import { baseQuery } from '../../api/baseQuery';
import { messageOf } from '../../api/apiError';
import type { ApiRequest } from '../../api/request';
import { isoDay } from '../../../domain/date/dates';
import { saveFile } from '../../utils/saveFile';
import { useNotify } from '../../notifications/notificationsSlice';
import { groupDigits } from '../../../domain/number/digits';
import type { CsvColumn } from './csv';

interface ExportButtonProps<Row> {
  /** What is exported, in the plural (`orders`): used in the file name. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The call of the list. */
  call: Call<null, GenericSchema, GenericSchema<unknown, Page<Row>>>;
  /** The query of the list on the screen. */
  query: ApiRequest['query'];
}

/** Exports every row that the list matches as CSV. Shows the progress and can be cancelled; unmounting cancels it too. */
export function ExportButton<Row extends { readonly id: string }>({ name, columns, call, query }: ExportButtonProps<Row>) {
  const dispatch = useDispatch<ApiDispatch>();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  /** Empty while no export is running. */
  const [progress, setProgress] = useState('');
  useEffect(() => () => running.current?.abort(), []);

  // By the base query and no endpoint: a long list has more rows than the cache should hold, and no component shows them.
  const fetchPage = (page: number, size: number, signal: AbortSignal) =>
    dispatch(async (_, getState, extra): Promise<Page<Row>> => {
      const request = { call, query: { ...query, page, size } };
      const { data, error } = await baseQuery(request, { signal, abort: () => undefined, dispatch, getState, extra, endpoint: 'export', type: 'query' }, {});
      if (error) throw Object.assign(new Error(error.message), error);
      return data as Page<Row>;
    });
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setProgress('…');
    try {
      const { exportCsv } = await import(/* webpackChunkName: "export" */ './exportCsv');
      const { file, rows } = await exportCsv(columns, (page, size) => fetchPage(page, size, signal), signal, (done, total) => {
        setProgress(`${groupDigits(done)} of ${groupDigits(total)}`);
      });
      saveFile(file, `${name}-${isoDay(new Date())}.csv`);
      notify.success(`Exported ${groupDigits(rows)} ${rows === 1 ? 'row' : 'rows'}`);
    } catch (error) {
      if (!signal.aborted) notify.error(messageOf(error));
    } finally {
      setProgress('');
    }
  };

  // Start and cancel are the same button element, so that it does not lose the focus.
  return (
    <Flex align="center" gap="small">
      {progress !== '' && <span data-figures>{progress}</span>}
      <Button
        icon={progress ? undefined : <DownloadOutlined aria-hidden />}
        onClick={() => {
          if (progress) running.current?.abort();
          else void start();
        }}
      >
        {progress ? 'Cancel export' : 'Export CSV'}
      </Button>
    </Flex>
  );
}
