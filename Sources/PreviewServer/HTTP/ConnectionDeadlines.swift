import NIOCore
import NIOHTTPTypes

/// Closes connections on which nothing comes forward: requests that drip in, answers that nobody reads.
final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var request: Scheduled<Void>?
  private var stall: Scheduled<Void>?

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { expectRequest(within: ConnectionLimits.request, context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    expectRequest(within: ConnectionLimits.request, context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: expectRequest(within: ConnectionLimits.request, context)
    case .body: break
    case .end: cancel(&request)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { expectRequest(within: ConnectionLimits.idle, context) }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    cancel(&stall)
    if !context.channel.isWritable { stall = closing(after: ConnectionLimits.stall, context) }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel(&request)
    cancel(&stall)
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancel(&request)
    cancel(&stall)
  }

  private func expectRequest(within time: TimeAmount, _ context: ChannelHandlerContext) {
    cancel(&request)
    request = closing(after: time, context)
  }

  private func closing(after time: TimeAmount, _ context: ChannelHandlerContext) -> Scheduled<Void> {
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func cancel(_ task: inout Scheduled<Void>?) {
    task?.cancel()
    task = nil
  }
}
