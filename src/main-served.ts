// The loader as a server sends it together with the first screens of a store; they are there before it mounts.
import './loader/take-served.ts'
import './main.ts'
