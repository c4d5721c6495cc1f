/** Formats +15145550101 as 514 555-0101, as in North America; other numbers stay as they are. */
export function readablePhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `${parts[1]} ${parts[2]}-${parts[3]}` : phone;
}
