/** What JSX is made of in the build: one call for an element and its children is shorter than the automatic runtime's objects. */
export { Fragment, h } from 'preact'
