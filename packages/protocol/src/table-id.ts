/** Apart from the schemas: the page looks at the id in a link before it asks the house, and needs nothing else for it. */
export const TABLE_ID = /^[a-z0-9]{16,32}$/;
