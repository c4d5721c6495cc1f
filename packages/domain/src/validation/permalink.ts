/** Whether a text consists of lower-case letters and digits with single hyphens between them. */
export const isPermalink = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Converts typed text for a permalink field: spaces become hyphens (wire §27). */
export const typedPermalink = (text: string): string => text.replace(/\s+/g, "-");
