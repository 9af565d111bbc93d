/** JSON that cannot end the script element that it stands in. */
export const safeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
