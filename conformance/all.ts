/** All tests, in one process, which compiles what they share once. */
import './access.test';
import './accounts.test';
import './allergens.test';
import './cancelling.test';
import './coupons.test';
import './events.test';
import './hours.test';
import './lists.test';
import './menu.test';
import './once.test';
import './options.test';
import './orders.test';
import './refusals.test';
import './settings.test';
import './staff.test';
import './undo.test';
