/** Four numbers from 0 to 255, without leading zeros, which some resolvers read as octal. */
const IP = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/;

/** Whether a text is an IPv4 address (wire §25). */
export const isIpAddress = (text: string): boolean => IP.test(text);
