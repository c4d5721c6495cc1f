/** What of a member is said where the member stands beside something. */
interface Named {
  first_name: string;
  last_name: string;
}

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

/** One or two letters in place of a portrait; whole characters, not halves of them. */
export const initialsOf = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "").join("");
