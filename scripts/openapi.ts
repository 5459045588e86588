/**
 * Writes docs/openapi.json, the description of the API that a real server has to implement. With --check it writes
 * nothing and fails if the file is out of date.
 */
import { describeApi } from './apiDocs/description';
import { writeOrCheck } from './apiDocs/generated';

writeOrCheck('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`, 'npm run docs:api');
