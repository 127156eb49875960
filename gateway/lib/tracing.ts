import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  endpoint: string; // of an OpenTelemetry collector (OTLP over HTTP), without `/v1/traces`
  share: number; // of the operations, 0 to 1; a trusted proxy's `traceparent` decides for its own requests
}

/** Traces are sent in batches. An answer from memory is not traced. */
export interface Tracing {
  begin: (headers: IncomingHttpHeaders) => OperationTrace; // joins the trace in `headers` (W3C Trace Context)
  close: () => Promise<void>;
}

export interface OperationTrace {
  call: (endpoint: string) => CallTrace;
  end: (operation: {
    name: string | undefined;
    type: string | undefined;
    codes: readonly string[] | undefined;
  }) => void;
}

export interface CallTrace {
  headers: Record<string, string>; // name the trace to the API
  end: (status: number | undefined) => void;
}

const propagator = new W3CTraceContextPropagator();

export function createTracing({ endpoint, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'haat-gateway' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gateway');

  return {
    begin(received) {
      const parent = propagator.extract(ROOT_CONTEXT, received, defaultTextMapGetter);
      const span = tracer.startSpan('operation', { kind: SpanKind.SERVER }, parent);
      const own = trace.setSpan(parent, span);
      return {
        call(endpoint) {
          const method = endpoint.split(' ', 1)[0] ?? '';
          const attributes = { 'http.request.method': method };
          const calling = tracer.startSpan(endpoint, { kind: SpanKind.CLIENT, attributes }, own);
          const headers: Record<string, string> = {};
          propagator.inject(trace.setSpan(own, calling), headers, defaultTextMapSetter);
          return {
            headers,
            end(status) {
              if (status === undefined) calling.setStatus({ code: SpanStatusCode.ERROR });
              else calling.setAttribute('http.response.status_code', status);
              calling.end();
            },
          };
        },
        end({ name, type, codes = [] }) {
          span.updateName(name ?? 'anonymous');
          if (type) span.setAttribute('graphql.operation.type', type);
          if (codes.length > 0)
            span.setAttribute('graphql.error.codes', [...codes]).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
