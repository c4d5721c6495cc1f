const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const IP = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

/** Four numbers of one byte each; a field for one takes 15 characters, which no IPv6 address fits (wire §26). */
export const isIpAddress = (text: string): boolean => IP.test(text);
