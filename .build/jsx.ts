/**
 * The JSX factory of the build: one call per element with its children is shorter than the automatic runtime's objects.
 */
export { Fragment, h } from 'preact'
