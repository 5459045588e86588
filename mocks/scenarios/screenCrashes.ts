/* oxlint-disable no-extend-native -- the scenario breaks a built-in function on purpose */
import { scenario } from './scenario';

/** Breaks a built-in function. A response cannot crash a screen, because each is checked against the contract. */
function breakPrices() {
  const { toFixed } = Number.prototype;
  Number.prototype.toFixed = function (digits) {
    // Two digits mean a price; other numbers work.
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
