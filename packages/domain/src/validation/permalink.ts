/** Lowercase letters and digits with single hyphens between them. */
export const isPermalink = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** What somebody types into a field for a permalink: spaces become hyphens (wire §27). */
export const typedPermalink = (text: string): string => text.replace(/\s+/g, "-");
