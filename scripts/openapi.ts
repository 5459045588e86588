/**
 * Writes docs/openapi.json: what a real server has to answer to replace the one in the browser.
 * With --check it writes nothing and fails where the file is out of date.
 */
import { describeApi } from './apiDocs/description';
import { writeOrCheck } from './generated';

writeOrCheck('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`, 'npm run docs:api');
