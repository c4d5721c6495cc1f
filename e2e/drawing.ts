/** Console messages of a driver that draws maps without a graphics card. */
export const SOFTWARE_DRAWING = /GL Driver Message|WebGL/;
