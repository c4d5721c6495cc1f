/** A driver that draws maps without a graphics card says so in the console. */
export const SOFTWARE_DRAWING = /GL Driver Message|WebGL/;
