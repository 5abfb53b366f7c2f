/** The names of trace events, as regular expressions, for each kind of work. */
const kinds = {
  'script: run':
    /^(FunctionCall|EvaluateScript|v8\.(run|callFunction|evaluateModule)|TimerFire|Fire(AnimationFrame|IdleCallback)|EventDispatch|RunMicrotasks|XHR.*)$/,
  'script: compile': /^(v8\.(compile|produce|parse).*|V8\.(Compile|Parse|Finalize|Deserialize|PreParse|Bytecode).*)$/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation)$/,
  layout: /^(Layout|HitTest)$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|Commit|CompositeLayers|UpdateLayer|Decode.*|Draw.*|ImageDecodeTask)$/,
  parse: /^(ParseHTML|ParseAuthorStyleSheet)$/,
  'garbage collection': /^(MinorGC|MajorGC|V8\.GC.*|BlinkGC.*|CppGC.*)$/,
  profiler: /^CpuProfiler.*/
} as const

/** A kind of work on the main thread. */
export type WorkKind = keyof typeof kinds | 'other'

const entries = Object.entries(kinds) as [WorkKind, RegExp][]

/** Returns the kind of work of a trace event; undefined for one that is part of the work around it. */
export const kindOf = (name: string): WorkKind | undefined => entries.find(([, pattern]) => pattern.test(name))?.[0]
