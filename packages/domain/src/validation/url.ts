/** A web address that starts with http or https; nothing else is followed. */
export const isUrl = (text: string): boolean => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
