/* oxlint-disable no-extend-native -- to break what the whole app uses is its purpose */
import { scenario } from './scenario';

/** No answer of the backend can do this, since each is checked against the contract: a function of the browser breaks. */
function breakPrices() {
  const { toFixed } = Number.prototype;
  Number.prototype.toFixed = function (digits) {
    // Two digits are a price; other numbers are other people's.
    if (digits === 2) throw new Error('A price could not be written');
    return toFixed.call(this, digits);
  };
  return () => { Number.prototype.toFixed = toFixed; };
}

export const screenCrashes = scenario({
  name: 'screen-crashes',
  title: 'Every screen that shows a price stops working',
  area: 'Everything',
  begin: breakPrices,
});
