/** Whether a text is a web address that starts with http or https; no other scheme is accepted. */
export const isUrl = (text: string): boolean => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
