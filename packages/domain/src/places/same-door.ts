import { readAddress } from "./read-address.ts";

/** Whether an address is at the door of a street's line: the same number, and every word of that street. */
export const isSameDoor = (address: string, line: string): boolean => {
  const [there, door] = [readAddress(address), readAddress(line)];
  const words = [...there.street, ...there.after];
  return there.number === door.number && door.street.every((word) => words.includes(word));
};
