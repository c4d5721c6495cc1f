/** The parts of a member that are shown beside other content. */
interface Named {
  first_name: string;
  last_name: string;
}

export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();

/** Returns one or two letters in place of a portrait; whole characters, never half of a surrogate pair. */
export const initialsOf = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "").join("");
