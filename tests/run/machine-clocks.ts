// Rules that are tested with the name of a zone alone read it by this machine's data, as the server does.
import '../../src/rules/time/machine-clocks.ts'
